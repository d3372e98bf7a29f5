/** Small dry sounds, made here: a piece of the game's material, a knuckle on wood, one tap on a glass beaker when it is your
 * turn. */
import type { Step } from '../gen/wire.gen';
import { prefs } from './prefs.svelte';

/** How a piece sounds where it is put down: a rustle and a ring, each with its pitch in hertz, seconds and loudness. */
const PUT_DOWN = {
  paper: { rustle: [1300, 0.07, 0.3], ring: null },
  leather: { rustle: [700, 0.08, 0.32], ring: null },
  wood: { rustle: [420, 0.04, 0.3], ring: [210, 0.08, 0.12] },
  copper: { rustle: [2400, 0.02, 0.1], ring: [1180, 0.16, 0.05] },
  glass: { rustle: [3600, 0.015, 0.08], ring: [1760, 0.2, 0.05] },
} as const;
export type Material = keyof typeof PUT_DOWN;

class Sounds {
  material: Material = 'paper';
  private context: AudioContext | null = null;

  /** What arrived, and whether it is now our turn. */
  tell(steps: readonly Step[], yourTurn: boolean): void {
    if (steps.some((step) => step.kind === 'action')) this.putDown();
    if (yourTurn) this.tone(880, 0.3, 'sine', 0.16, 0.18);
  }

  touch(): void {
    this.noise(0.03, 2600, 0.12);
  }

  private putDown(): void {
    const { rustle, ring } = PUT_DOWN[this.material];
    this.noise(rustle[1], rustle[0], rustle[2]);
    if (ring) this.tone(ring[0], ring[1], 'sine', ring[2]);
  }

  /** Something happens to you: two glasses, or a lid that falls. */
  strike(good: boolean): void {
    if (good) {
      this.tone(660, 0.2, 'sine', 0.16);
      this.tone(990, 0.35, 'sine', 0.16, 0.14);
    } else {
      this.noise(0.18, 260, 0.5);
      this.tone(110, 0.22, 'triangle', 0.35, 0.02);
    }
  }

  refuse(): void {
    this.tone(150, 0.07, 'triangle', 0.4);
    this.tone(150, 0.07, 'triangle', 0.3, 0.09);
  }

  private ready(): AudioContext | null {
    if (!prefs.sound || prefs.volume <= 0) return null;
    this.context ??= new AudioContext();
    return this.context;
  }

  private tone(hertz: number, seconds: number, type: OscillatorType, loud: number, delay = 0): void {
    const context = this.ready();
    if (!context) return;
    const source = new OscillatorNode(context, { frequency: hertz, type });
    this.envelope(context, source, seconds, loud, delay);
  }

  private noise(seconds: number, hertz: number, loud: number): void {
    const context = this.ready();
    if (!context) return;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.9 });
    source.connect(filter);
    this.envelope(context, source, seconds, loud, 0, filter);
  }

  private envelope(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    seconds: number,
    loud: number,
    delay: number,
    last: AudioNode = source,
  ): void {
    const start = context.currentTime + delay;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud * prefs.volume, start + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    last.connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + seconds + 0.02);
  }
}

export const sounds = new Sounds();
