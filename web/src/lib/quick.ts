/** Start a new table at once, or as soon as its rules are compiled: the first time takes some seconds. */
import { api } from './api';

const PAUSE = 700; // ms
const PATIENCE = 90_000;

export async function startWhenWarm(code: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (let number = 0; Date.now() < end; number += 1) {
    const answer = await api.command(code, { type: 'start', id: `start-${Date.now().toString(36)}-${number}` });
    if (answer.type !== 'rejected' || answer.reason !== 'warming-up') return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}
