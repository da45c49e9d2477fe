/** A sound for a card, a call, one's own turn: made here, so that nothing has to be loaded. */
const PITCH = { card: 240, call: 330, turn: 620 } as const;
let audio: AudioContext | undefined;

export function sound(of: keyof typeof PITCH): void {
  audio ??= new AudioContext();
  const [tone, volume, from] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.type = "triangle";
  tone.frequency.value = PITCH[of];
  volume.gain.setValueAtTime(0.15, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 0.13);
}
