/** Lesson plans as the page of the teacher has them: read from files, made step by step, sent whole. */
import type { LessonPlan, PlanStep } from '../gen/wire.gen';
import { EMPTY, isWhole, written } from './question_form';

export const STEP_KINDS = ['lesson', 'game', 'question', 'puzzles', 'position', 'closing'] as const;
const MINUTES: Readonly<Record<PlanStep['kind'], number>> = {
  lesson: 8,
  game: 20,
  question: 3,
  puzzles: 5,
  position: 5,
  closing: 5,
};

export const minutesOf = (plan: LessonPlan): number => plan.steps.reduce((sum, step) => sum + step.minutes, 0);

export const newStep = (kind: PlanStep['kind'], game: string): PlanStep => ({
  kind,
  minutes: MINUTES[kind],
  goal: '',
  game: kind === 'lesson' || kind === 'game' || kind === 'puzzles' ? game : null,
  lesson: kind === 'lesson' ? 'first' : '',
  players: null,
  options: {},
  same_deal: true,
  question: kind === 'question' ? EMPTY : null,
  position: null,
  text: '',
});

/** The plan as it is sent: questions that are not whole are left out, and empty answers. */
export const sentPlan = (plan: LessonPlan): LessonPlan => ({
  ...plan,
  steps: plan.steps
    .filter((step) => step.kind !== 'question' || (step.question !== null && isWhole(step.question)))
    .map((step) => (step.question ? { ...step, question: written(step.question) } : step)),
});

const isStep = (value: unknown): value is Partial<PlanStep> & { kind: PlanStep['kind'] } =>
  typeof value === 'object' && value !== null && STEP_KINDS.some((kind) => kind === (value as PlanStep).kind);

/** The plan of a file; null where it is none. The server checks the rest. */
export function readPlan(file: string): LessonPlan | null {
  try {
    const found = JSON.parse(file) as Partial<LessonPlan> | null;
    const steps: readonly unknown[] = Array.isArray(found?.steps) ? found.steps : [];
    if (!steps.length || !steps.every(isStep)) return null;
    return {
      title: String(found?.title ?? ''),
      goal: String(found?.goal ?? ''),
      departs: String(found?.departs ?? ''),
      steps: steps.map((step) => ({ ...newStep(step.kind, ''), ...step })),
    };
  } catch {
    return null;
  }
}
