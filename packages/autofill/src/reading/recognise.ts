import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createWorker, type Page, type Worker } from 'tesseract.js'
import { wordsOf } from '../finding/words.ts'
import { detectLanguages } from '../languages/detect-language.ts'
import type { Language } from '../languages/languages.ts'
import { layOutPage, type PlacedText } from './page-layout.ts'

const trainedData: Readonly<Record<Language, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
  pl: 'pol',
}

export type Recogniser = {
  readonly read: (picture: Uint8Array, report: (done: number) => void) => Promise<string>
  readonly stop: () => Promise<void>
}

/**
 * Reads pictures of pages in a thread of its own. English comes first; a page that turns out to be in another language
 * is read again with that language, which then serves for the pages after it.
 */
export function createRecogniser(signal?: AbortSignal): Recogniser {
  let current: { language: Language; engine: Engine } | undefined

  async function engineFor(language: Language): Promise<Engine> {
    if (current?.language === language) return current.engine
    await stop()
    const engine = await startEngine(language, signal)
    current = { language, engine }
    return engine
  }

  async function read(picture: Uint8Array, report: (done: number) => void): Promise<string> {
    const first = current?.language ?? 'en'
    const text = await (await engineFor(first)).read(picture, report)
    const [spoken = first] = detectLanguages(wordsOf(text))
    if (spoken === first) return text
    return (await engineFor(spoken)).read(picture, report)
  }

  async function stop(): Promise<void> {
    const running = current
    current = undefined
    await running?.engine.stop()
  }

  return { read, stop }
}

type Engine = Recogniser

async function startEngine(language: Language, signal?: AbortSignal): Promise<Engine> {
  signal?.throwIfAborted()
  let report: (done: number) => void = () => {}
  const worker = await createWorker([await languageData(language)], 1, {
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
    // Without a handler the library throws outside of any promise and takes the process down.
    errorHandler: () => {},
  })
  const stopped = whenAborted(worker, signal)
  return {
    async read(picture, reportRead) {
      report = reportRead
      const options = { rotateAuto: true }
      const work = worker.recognize(Buffer.from(picture), options, { blocks: true })
      const { data } = await Promise.race([work, stopped])
      return layOutPage(placedWords(data))
    },
    async stop() {
      await worker.terminate()
    },
  }
}

async function languageData(language: Language) {
  const code = trainedData[language]
  const path = createRequire(import.meta.url).resolve(
    `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`,
  )
  return { code, data: await readFile(path) }
}

/** A stopped thread never answers, so that whoever waits must be told. */
function whenAborted(worker: Worker, signal: AbortSignal | undefined): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => {
      worker.terminate()
      reject(signal.reason)
    })
  })
  aborted.catch(() => {})
  return aborted
}

// Below this the recogniser has read a smudge or a line of the table.
const leastConfidence = 30

function placedWords({ blocks }: Page): readonly PlacedText[] {
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words, rowAttributes }) =>
      words
        .filter(({ confidence }) => confidence >= leastConfidence)
        .map(({ text, bbox }) => placed(text, bbox, rowAttributes.rowHeight)),
    )
}

type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number }

/** A word without tall letters is as high as its line: its own box would tear it from its row. */
function placed(text: string, { x0, y0, x1, y1 }: Box, rowHeight: number): PlacedText {
  const height = Math.max(y1 - y0, Math.min(rowHeight, 2 * (y1 - y0)))
  return { text, x: x0, y: y1 - height, width: x1 - x0, height }
}
