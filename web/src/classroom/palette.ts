/** The inks of the name cards: a colour's family and its lightness in percent. */
export const hue = {
  blue52: '#4a7fb8',
  green58: '#5c9b62',
  ochre75: '#dfa213',
  purple48: '#8d5a9e',
  red58: '#c9593b',
  teal50: '#2b8a8f',
};
