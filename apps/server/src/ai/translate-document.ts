import type { AutofillEngine } from '@sheaf/contract/autofill'
import {
  type BusinessDocument,
  pathsOf,
  textAt,
  withValues,
} from '@sheaf/domain/documents/document'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import { type FreeTexts, freeTexts, withFreeTexts } from '@sheaf/domain/documents/free-texts'
import { type LanguageCode, languageOf, languages } from '@sheaf/domain/locale/languages'
import type { User } from '../accounts/store.ts'
import type { Logger } from '../db/logger.ts'
import { ModelError, type Models } from './models.ts'
import { longestQuestion } from './propose-by-model.ts'
import { translateByModel } from './translate-by-model.ts'
import { abandonedTranslation, type TranslatingRoom } from './translating-room.ts'

export type TranslateDocument = ReturnType<typeof createTranslateDocument>

type Parts = {
  readonly translatingRoom: TranslatingRoom
  readonly models: Models
  readonly log: Logger
}

type Translated = {
  readonly document: BusinessDocument
  /** Texts of which something stayed as it was. */
  readonly untranslated: readonly AnyPath[]
  readonly engine: AutofillEngine
}

/** A document in another language. Keeps nothing of it. */
export function createTranslateDocument({ translatingRoom, models, log }: Parts) {
  return async function translateDocument(
    user: User,
    document: BusinessDocument,
    target: LanguageCode,
    leaving: AbortSignal,
  ): Promise<Translated> {
    const texts = freeTexts(document)
    const { lines, engine } = await byModel(document, texts, target, leaving)
    const order = {
      texts,
      from: sourceOf(document),
      to: target,
      ...(lines && { proposals: { lines, names: namesIn(document) } }),
    }
    const translation = await translatingRoom.translate(user.id, order, leaving)
    const translated = withFreeTexts(document, translation.texts)
    const written = freeTexts(translated)
    const isLeft = (path: AnyPath) =>
      translation.untranslated.includes(path) || written[path] !== translation.texts[path]
    return {
      document: withValues(translated, { language: target }),
      untranslated: (Object.keys(texts) as AnyPath[]).filter(isLeft),
      engine,
    }
  }

  /** What the model says for the lines, where one is configured; without it the book has to do. */
  async function byModel(
    document: BusinessDocument,
    texts: FreeTexts,
    to: LanguageCode,
    signal: AbortSignal,
  ): Promise<{ lines?: Readonly<Record<string, string>>; engine: AutofillEngine }> {
    const lines = linesOf(texts)
    const length = lines.reduce((sum, line) => sum + line.length, 0)
    if (models.object === undefined || lines.length === 0 || length > longestQuestion) {
      return { engine: 'local' }
    }
    const from = nameOf(document.language)
    try {
      const question = { kind: document.kind, lines, from, to, signal }
      return { lines: await translateByModel(models.object, question), engine: 'model' }
    } catch (error) {
      if (signal.aborted) throw abandonedTranslation()
      if (!(error instanceof ModelError)) throw error
      log.warn({ reason: error.reason }, 'the model translated nothing, the phrase book does')
      return { engine: 'local-after-model-failure' }
    }
  }
}

/** Each line once, where there is a word in it. */
function linesOf(texts: FreeTexts): string[] {
  const lines = Object.values(texts).flatMap((text) => text.split('\n').map((line) => line.trim()))
  return [...new Set(lines)].filter((line) => /\p{L}/u.test(line))
}

// Not every tag that looks like one is known to Intl; its first part always is.
function sourceOf({ language }: BusinessDocument): string {
  return languageOf(language) ?? primaryOf(language)
}

function nameOf(language: string): string {
  const code = languageOf(language)
  return code ? languages[code].name : `the language ${primaryOf(language)}`
}

function primaryOf(language: string): string {
  return language.split('-')[0] ?? language
}

const parties = /^(?:sender|receiver|shipTo)\.(?:name|company|contact)$|^people\./

function namesIn(document: BusinessDocument): string[] {
  const names = pathsOf(document.kind)
    .filter((path) => parties.test(path))
    .map((path) => textAt(document, path).trim())
  return names.filter((name) => name.length > 1)
}
