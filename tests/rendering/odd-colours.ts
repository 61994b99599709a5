/** Pairs that somebody will choose, and on which text must stay readable. */
export const oddColours = {
  'yellow and white': { primaryColor: '#ffee00', secondaryColor: '#ffffff' },
  'black and grey': { primaryColor: '#000000', secondaryColor: '#808080' },
  pastel: { primaryColor: '#ffd1dc', secondaryColor: '#c1e1c1' },
  neon: { primaryColor: '#39ff14', secondaryColor: '#ff00ff' },
  'red and green': { primaryColor: '#ff0000', secondaryColor: '#00a000' },
  'white and white': { primaryColor: '#ffffff', secondaryColor: '#ffffff' },
  'middle grey': { primaryColor: '#777777', secondaryColor: '#767676' },
} as const
