import { chip } from './cubes';
import { sign } from './signs';

const SIZE = 22;

export const legend: Readonly<Record<string, string>> = {
  pitchblende: chip('P', SIZE),
  uranium: chip('U', SIZE),
  radium: chip('R', SIZE),
  points: sign('point', SIZE),
  timeline: sign('clock', SIZE),
  thesis: sign('thesis', SIZE),
  experiment: sign('experiment', SIZE),
  card: sign('card', SIZE),
  refresh: sign('refresh', SIZE),
  'marie-curie': sign('marie', SIZE),
};
