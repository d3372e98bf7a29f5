/** One class as this browser knows it: the stream's last state, and the commands. */
import { api, ApiError, openSession } from '../lib/api';
import { Stream, type Link, type Place } from '../lib/stream';
import { toasts } from '../lib/toasts.svelte';
import type { ClassAnswer, ClassCommand, Classroom, ClassState, Group, Pupil } from '../gen/wire.gen';

type Wanted = ClassCommand extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

let counted = 0;
const newId = (): string => `${Date.now().toString(36)}-c${(counted += 1)}-${Math.random().toString(36).slice(2, 8)}`;

const inClass = (id: string): Place<ClassState, ClassCommand, ClassAnswer> => ({
  path: `/classes/${id}`,
  type: 'class',
  since: (state) => state.beat,
  poll: async (query) => ({ ...(await api.pollClass(id, query)), type: 'class' }),
  look: () => api.classroom(id),
  send: (command) => api.commandClass(id, command),
});

export class ClassStore {
  room = $state.raw<Classroom | null>(null);
  link = $state<Link>('connecting');
  gone = $state(false); // ended, or not for us
  clockSkew = 0; // the server's clock minus ours, ms
  private beat = -1;
  private readonly stream: Stream<ClassState, ClassCommand, ClassAnswer>;

  constructor(readonly id: string) {
    this.stream = new Stream(inClass(id), {
      state: (state) => this.take(state),
      link: (link) => (this.link = link),
      gone: () => (this.gone = true),
    });
  }

  close(): void {
    this.stream.close();
  }

  get teaches(): boolean {
    return this.room?.role === 'teacher';
  }
  get me(): Pupil | null {
    return this.pupil(this.room?.me ?? null);
  }
  pupil(id: number | null): Pupil | null {
    return this.room?.pupils.find((one) => one.id === id) ?? null;
  }
  get myGroup(): Group | null {
    const me = this.room?.me;
    return this.room?.groups.find((group) => group.pupils.some((one) => one === me)) ?? null;
  }
  /** Those who were placed nowhere yet. */
  get unplaced(): readonly Pupil[] {
    return this.room?.pupils.filter((one) => one.group === null) ?? [];
  }
  /** Raised hands, the one that waits longest first. */
  get hands(): readonly Pupil[] {
    const raised = this.room?.pupils.filter((one) => one.hand !== null) ?? [];
    return [...raised].sort((a, b) => (a.hand ?? 0) - (b.hand ?? 0));
  }

  private take(state: ClassState): void {
    if (state.beat < this.beat) return; // overtaken by a newer one
    this.beat = state.beat;
    this.clockSkew = state.now - Date.now();
    this.room = state.classroom;
  }

  /** Done, or the refusal is told. */
  do = async (wanted: Wanted): Promise<boolean> => {
    try {
      await openSession();
      const answer = await this.stream.send({ ...wanted, id: newId() } as ClassCommand);
      if (answer.type === 'rejected') toasts.say(answer.message);
      return answer.type === 'class-done';
    } catch (error) {
      toasts.say(error instanceof ApiError ? error.said : { id: 'offline', params: {}, things: [] });
      return false;
    }
  };
}
