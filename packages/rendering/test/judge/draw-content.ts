import { type Box, boxAround, common, identity, type Matrix, times } from './matrix.ts'
import type { PdfFont } from './pdf-fonts.ts'
import { namedReferences, type PdfObjects } from './pdf-objects.ts'
import { type Operand, readContent } from './pdf-tokens.ts'
import { type Run, type State, setRun } from './run.ts'
import { createSpokenText, type SpokenText } from './spoken-text.ts'

type Drawing = {
  readonly objects: PdfObjects
  readonly fontOf: (id: number) => PdfFont
  readonly content: string
  /** The dictionary that names the fonts and forms of the content. */
  readonly owner: string
}

/** Follows a page's drawing as a printer does, and keeps every run of letters. */
export function drawContent({ sheet, ...drawing }: Drawing & { readonly sheet: Box }): {
  readonly runs: readonly Run[]
  /** Boxes of what is painted as a picture, such as a logo. */
  readonly pictures: readonly Box[]
  readonly spoken: readonly string[]
} {
  const text = createSpokenText()
  const runs: Run[] = []
  const pictures: Box[] = []
  const start: State = {
    // PDF counts from the lower edge, everybody else from the upper.
    matrix: [1, 0, 0, -1, 0, sheet.bottom],
    colour: '#000000',
    opacity: 1,
    clip: sheet,
    font: undefined,
    size: 0,
    letterSpace: 0,
    rise: 0,
  }
  follow(drawing, {
    state: start,
    kept: [],
    textMatrix: identity,
    path: [],
    clips: false,
    runs,
    pictures,
    text,
  })
  return { runs, pictures, spoken: text.spoken }
}

type Pen = {
  state: State
  readonly kept: State[]
  textMatrix: Matrix
  path: (readonly [number, number])[]
  clips: boolean
  readonly runs: Run[]
  readonly pictures: Box[]
  readonly text: SpokenText
}

type Operators = Readonly<Record<string, (operands: readonly Operand[]) => void>>

// What Typst never writes must not go unread if one day it does.
const unknown = new Set(['Td', 'TD', 'T*', 'TL', 'Tw', 'Tz', "'", '"', 'BI'])

function follow(drawing: Drawing, pen: Pen): void {
  const operators: Operators = {
    ...stateOperators(drawing, pen),
    ...pathOperators(pen),
    ...textOperators(drawing, pen),
  }
  readContent(drawing.content, (operator, operands) => {
    if (unknown.has(operator)) throw new Error(`The judge does not know the operator ${operator}.`)
    operators[operator]?.(operands)
  })
}

function stateOperators(drawing: Drawing, pen: Pen): Operators {
  const { objects, owner } = drawing
  const stateIds = namedReferences(owner, 'ExtGState')
  const formIds = namedReferences(owner, 'XObject')
  const setColour = (operands: readonly Operand[]) => {
    pen.state.colour = hexOf(numbersIn(operands))
  }
  return {
    q: () => void pen.kept.push({ ...pen.state }),
    Q: () => {
      pen.state = pen.kept.pop() ?? pen.state
    },
    cm: (operands) => {
      pen.state.matrix = times(matrixOf(numbersIn(operands)), pen.state.matrix)
    },
    gs: ([name]) => {
      const id = stateIds.get(nameOf(name))
      const opacity = id === undefined ? undefined : /\/ca ([\d.]+)/.exec(objects.source(id))?.[1]
      if (opacity) pen.state.opacity = Number(opacity)
    },
    Do: ([name]) => {
      const id = formIds.get(nameOf(name))
      if (id !== undefined) drawForm(drawing, pen, id)
    },
    rg: setColour,
    g: setColour,
    k: setColour,
    sc: setColour,
    scn: setColour,
  }
}

const unitSquare = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

function drawForm(drawing: Drawing, pen: Pen, id: number): void {
  const form = drawing.objects.source(id)
  if (!form.includes('/Subtype /Form')) {
    if (pen.text.isPicture()) pen.pictures.push(boxAround(pen.state.matrix, unitSquare))
    return
  }
  const own = /\/Matrix\s*\[([^\]]*)\]/.exec(form)?.[1]?.trim().split(/\s+/).map(Number)
  const matrix = own ? times(matrixOf(own), pen.state.matrix) : pen.state.matrix
  const content = drawing.objects.stream(id).toString('latin1')
  follow(
    { ...drawing, content, owner: form },
    { ...pen, state: { ...pen.state, matrix }, kept: [], path: [], clips: false },
  )
}

function pathOperators(pen: Pen): Operators {
  const addPoints = (operands: readonly Operand[]) => {
    const numbers = numbersIn(operands)
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      pen.path.push([numbers[at] ?? 0, numbers[at + 1] ?? 0])
    }
  }
  const clip = () => {
    pen.clips = true
  }
  const paint = () => {
    const { state, path, text, pictures } = pen
    if (text.isPicture() && path.length > 0) {
      pictures.push(common(state.clip, boxAround(state.matrix, path)))
    }
    endPath()
  }
  const endPath = () => {
    const { state, path } = pen
    if (pen.clips && path.length > 0) state.clip = common(state.clip, boxAround(state.matrix, path))
    pen.path = []
    pen.clips = false
  }
  const paints = ['f', 'f*', 'F', 'S', 's', 'B', 'B*', 'b', 'b*']
  return {
    m: addPoints,
    l: addPoints,
    c: addPoints,
    re: (operands) => {
      const [x = 0, y = 0, width = 0, height = 0] = numbersIn(operands)
      pen.path.push([x, y], [x + width, y + height])
    },
    W: clip,
    'W*': clip,
    n: endPath,
    ...Object.fromEntries(paints.map((name) => [name, paint])),
  }
}

function textOperators({ owner, fontOf }: Drawing, pen: Pen): Operators {
  const fontIds = namedReferences(owner, 'Font')
  const show = (parts: readonly Operand[]) => {
    const { run, advance } = setRun(parts, pen.state, pen.textMatrix, pen.text.role())
    pen.textMatrix = times([1, 0, 0, 1, advance, 0], pen.textMatrix)
    pen.runs.push(run)
    pen.text.say(run.text)
  }
  return {
    BT: () => {
      pen.textMatrix = identity
    },
    Tf: ([name, size]) => {
      const id = fontIds.get(nameOf(name))
      pen.state.font = id === undefined ? undefined : fontOf(id)
      pen.state.size = typeof size === 'number' ? size : 0
    },
    Tm: (operands) => {
      pen.textMatrix = matrixOf(numbersIn(operands))
    },
    Tc: (operands) => {
      pen.state.letterSpace = numbersIn(operands)[0] ?? 0
    },
    Ts: (operands) => {
      pen.state.rise = numbersIn(operands)[0] ?? 0
    },
    Tj: show,
    TJ: ([list]) => show(typeof list === 'object' && list.is === 'array' ? list.value : []),
    BMC: ([tag]) => pen.text.open(nameOf(tag), ''),
    BDC: ([tag, properties]) => pen.text.open(nameOf(tag), sourceOf(properties)),
    EMC: () => pen.text.close(),
  }
}

function numbersIn(operands: readonly Operand[]): readonly number[] {
  return operands.filter((operand) => typeof operand === 'number')
}

function nameOf(operand: Operand | undefined): string {
  return typeof operand === 'object' && operand.is === 'name' ? operand.value : ''
}

function sourceOf(operand: Operand | undefined): string {
  return typeof operand === 'object' && operand.is === 'dictionary' ? operand.value : ''
}

function matrixOf([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f]
}

/** Undefined for a pattern, which has a name in place of channels. */
function hexOf(channels: readonly number[]): string | undefined {
  if (channels.length !== 1 && channels.length !== 3) return undefined
  const [red = 0, green = red, blue = red] = channels
  const hex = [red, green, blue].map((value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}
