import { documentLimitMessage } from '@sheaf/contract/plans'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { issueProblems, oversights } from '@sheaf/domain/documents/issue-problems'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { failureCode, failureMessage } from '#api/failure.ts'
import { type GeneratedPdf, SessionExpired } from '#api/fetch-pdf.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { isOffline, whenOnline } from '#offline/connection.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { ToastNote } from '#ui/feedback/toast-state.ts'
import { problemsOnFields, type Refusal } from './problems.ts'

/** A finished PDF, and what it was made of. */
export type Finished = GeneratedPdf & StyledDocument

type Failure = { readonly title: string; readonly description: string }

/** What a screen says about the PDF that it makes. */
export type GenerateWords = {
  readonly done: (finished: Finished) => ToastNote
  readonly failure: Failure
  /** What the server says comes before the description of the failure. */
  readonly saysReason: boolean
  /** Above the server's own words, when the plan gives no more. */
  readonly limitTitle: string
}

type Options = {
  readonly make: (styled: StyledDocument) => Promise<GeneratedPdf>
  readonly words: GenerateWords
  /** Resolves when this browser has noted it, too. */
  readonly onFinished: (finished: Finished) => Promise<void>
  /** Shows it: from then on the reader may leave the page. */
  readonly onNoted?: (finished: Finished) => void
  /** The number that was proposed is another document's by now. Answers the document under the next one. */
  readonly takeNext: () => Promise<BusinessDocument>
  /** The count of the user's documents may have changed, or is not what this page believes. */
  readonly onCounted: () => void
}

/** Makes the PDF, one at a time, and says how it went. */
export function useGenerate(options: Options) {
  const { make, words, onFinished, onNoted, takeNext, onCounted } = options
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  /** Whether the document has what its kind needs. What it lacks is said at the fields. */
  function check({ document }: StyledDocument, title = words.failure.title): boolean {
    const problems = { ...issueProblems(document), ...oversights(document) }
    const told = inWords(problems)
    setRefusal(told === undefined ? undefined : { problems, document })
    if (told === undefined) return true
    toast({ title, description: told, variant: 'destructive' })
    return false
  }

  async function generate(styled: StyledDocument): Promise<void> {
    if (isPending || !check(styled)) return
    setIsPending(true)
    try {
      const made = await makeNumbered(styled)
      const { takesNumber: _, ...finished } = made
      const note = { duration: 2000, ...words.done(finished) }
      onCounted()
      // Who is told that it is done may leave the page. A browser that takes its time keeps nobody waiting.
      await Promise.race([onFinished(finished), pause(mostNotingMs)])
      onNoted?.(finished)
      toast(withMove(note, styled.document, finished.document))
    } catch (error) {
      const { document } = styled
      setRefusal({ problems: problemsOnFields(document, problemsOf(error)), document })
      toast({ ...failureNote(error, words), variant: 'destructive' })
      if (isRefusedByPlan(error)) onCounted()
    }
    setIsPending(false)
  }

  /** Two screens may show the same number: the one that comes later gets the next one. */
  async function makeNumbered(styled: StyledDocument, attempt = 1): Promise<Finished> {
    try {
      return { ...(await makeOnline(styled)), ...styled }
    } catch (error) {
      if (failureCode(error) !== 'number.taken' || attempt === mostAttempts) throw error
      const document = await takeNext()
      if (document.number === styled.document.number) throw error
      return makeNumbered({ ...styled, document }, attempt + 1)
    }
  }

  /** A PDF is made and counted by the server: without a connection it waits until there is one. */
  async function makeOnline(styled: StyledDocument): Promise<GeneratedPdf> {
    if (isOffline()) {
      toast(waitingNote)
      await whenOnline()
    }
    try {
      return await make(styled)
    } catch (error) {
      // The connection was lost on the way. The same document again is not counted twice.
      if (isOffline() && error instanceof TypeError) return makeOnline(styled)
      throw error
    }
  }

  return { check, generate, isPending, refusal }
}

const mostAttempts = 10
const mostNotingMs = 1000

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Says that the number is another one than the writer saw. */
function withMove(note: ToastNote, shown: BusinessDocument, made: BusinessDocument): ToastNote {
  if (shown.number === made.number) return note
  const moved = `${shown.number} was just used for another document, so this one is ${made.number}.`
  return { ...note, description: moved, duration: 8000 }
}

const waitingNote = {
  title: "You're offline",
  description: "Your PDF will be generated as soon as you're back online. Keep this page open.",
}

function failureNote(error: unknown, { failure, saysReason, limitTitle }: GenerateWords): Failure {
  const { title } = failure
  if (error instanceof SessionExpired) return { title, description: error.message }
  if (isRefusedByPlan(error)) {
    return { title: limitTitle, description: failureMessage(error, documentLimitMessage) }
  }
  const reason = saysReason ? failureMessage(error, failure.description) : failure.description
  return { title, description: inWords(problemsOf(error)) ?? reason }
}

/** All that is wrong, as sentences; each stands at its field, too. */
function inWords(problems: Readonly<Record<string, string>>): string | undefined {
  const [first, ...others] = new Set(Object.values(problems))
  if (first === undefined) return undefined
  if (others.length === 0) return first
  return [first, ...others].map((words) => words.replace(/\.?$/, '.')).join(' ')
}

function isRefusedByPlan(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

function problemsOf(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiError && error.problem?.fields) || {}
}
