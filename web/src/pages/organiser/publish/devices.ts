/** A file that a program goes on writing: chosen once, read again and again where the browser lets us. */
export interface Followed {
  readonly name: string;
  getFile(): Promise<Blob>;
}

/** How such a file is chosen, in browsers that have it and on addresses that they trust. */
export function picker(): (() => Promise<Followed | undefined>) | undefined {
  const { showOpenFilePicker } = window as { showOpenFilePicker?: () => Promise<Followed[]> };
  return showOpenFilePicker && (async () => (await showOpenFilePicker.call(window))[0]);
}

const CHUNK = 0x8000; // of arguments of one call

export async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
