/** How somebody will know this device in the list of those that are signed in: "Firefox, Android". */
export function deviceName(): string {
  const told = navigator.userAgent;
  const browser = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((name) => told.includes(name)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"].find((name) => told.includes(name)) ?? "";
  return [browser.replace("Edg", "Edge").replace("OPR", "Opera"), system].filter(Boolean).join(", ");
}
