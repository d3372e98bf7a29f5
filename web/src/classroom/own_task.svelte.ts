/** A pupil who left the page of the class for a lesson, puzzles or another deal: which class calls back. */
import { session } from '../lib/browser_storage';

const KEPT = 'labtable-class-task';

class OwnTask {
  id = $state(session.getItem(KEPT) ?? ''); // of the class
}

export const ownTask = new OwnTask();

export function leaveForTask(id: string): void {
  session.setItem(KEPT, id);
  ownTask.id = id;
}

export function backInClass(): void {
  session.removeItem(KEPT);
  ownTask.id = '';
}
