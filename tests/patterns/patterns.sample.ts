const words = ['x', 'y']

export const written = [
  /a+/g,
  /b+/,
  /c\d/u,
  new RegExp(words.join('|')),
  RegExp(`${words[0]}+`),
  /d\d/,
]
