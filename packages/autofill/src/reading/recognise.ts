import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { createWorker, type Page } from 'tesseract.js'
import { fold } from '../finding/fold.ts'
import { wordsOf } from '../finding/words.ts'
import { detectLanguages } from '../languages/detect-language.ts'
import type { Language } from '../languages/languages.ts'
import { layOutPage, type PlacedText } from '../layout/page-grid.ts'

const require = createRequire(import.meta.url)

// The data ships in npm packages, one for each language: without its path the library would fetch it.
const trainedData: Readonly<Record<Language, () => string>> = {
  en: () => require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  de: () => require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz'),
  fr: () => require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
  es: () => require.resolve('@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz'),
  it: () => require.resolve('@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz'),
  nl: () => require.resolve('@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz'),
  pt: () => require.resolve('@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz'),
  pl: () => require.resolve('@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz'),
}

export type Recogniser = {
  readonly read: (picture: Uint8Array, report: (done: number) => void) => Promise<string>
  readonly stop: () => Promise<void>
}

type Reading = { readonly text: string; readonly confidence: number }

/**
 * Reads pictures of pages in a thread of its own. English comes first; a page that seems to be in another language
 * is read again with that one, and the surer reading counts. Its language then serves for the pages after it.
 */
export function createRecogniser(): Recogniser {
  let running: { language: Language; engine: Engine } | undefined
  let usual: Language = 'en'

  async function readIn(
    language: Language,
    picture: Uint8Array,
    report: (done: number) => void,
  ): Promise<Reading> {
    if (running?.language !== language) {
      await stop()
      running = { language, engine: await startEngine(language) }
    }
    return running.engine.read(picture, report)
  }

  async function read(picture: Uint8Array, report: (done: number) => void): Promise<string> {
    const first = await readIn(usual, picture, (done) => report(firstShare * done))
    const spoken = languageOf(first.text)
    if (spoken === usual) return first.text
    const second = await readIn(spoken, picture, (done) =>
      report(firstShare + (1 - firstShare) * done),
    )
    if (second.confidence <= first.confidence) return first.text
    usual = spoken
    return second.text
  }

  async function stop(): Promise<void> {
    const stopped = running
    running = undefined
    await stopped?.engine.stop()
  }

  return { read, stop }
}

const firstShare = 0.5

/** Business paper is full of English words; what else it speaks says which letters to expect. */
function languageOf(text: string): Language {
  const spoken = detectLanguages(wordsOf(fold(text)))
  return spoken.find((language) => language !== 'en') ?? 'en'
}

type Engine = {
  readonly read: (picture: Uint8Array, report: (done: number) => void) => Promise<Reading>
  readonly stop: () => Promise<void>
}

async function startEngine(language: Language): Promise<Engine> {
  let report: (done: number) => void = () => {}
  const path = trainedData[language]()
  const worker = await createWorker(basename(path, '.traineddata.gz'), 1, {
    langPath: dirname(path),
    // A cache would be written into the working folder.
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
    // Without a handler the library throws outside of any promise and takes the process down.
    errorHandler: () => {},
  })
  return {
    async read(picture, reportRead) {
      report = reportRead
      const options = { rotateAuto: true }
      const { data } = await worker.recognize(Buffer.from(picture), options, { blocks: true })
      return { text: layOutPage(placedWords(data)), confidence: data.confidence }
    },
    async stop() {
      await worker.terminate()
    },
  }
}

// Below this the recogniser has read a smudge or a line of the table.
const leastConfidence = 30

// Rules of a table, the paper's edge and specks of dust, read as if they were letters.
const ruledLine = /^[|¦_°~—]+$/

function placedWords({ blocks }: Page): readonly PlacedText[] {
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words, rowAttributes }) =>
      words
        .filter(({ confidence, text }) => confidence >= leastConfidence && !ruledLine.test(text))
        .map(({ text, bbox }) => placed(text, bbox, rowAttributes.rowHeight)),
    )
}

type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

/** A word without tall letters is as high as its line: its own box would tear it from its row. */
function placed(text: string, { x0, y0, x1, y1 }: Box, rowHeight: number): PlacedText {
  const height = Math.max(y1 - y0, Math.min(rowHeight, 2 * (y1 - y0)))
  return { text, x: x0, y: y1 - height, width: x1 - x0, height }
}
