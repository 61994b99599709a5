import type { AnyPath } from '../documents/field-path.ts'
import type { Treatment } from './jurisdiction.ts'

/** 'missing': the law asks for it, or every business where no law does. 'wrong': it contradicts itself or the law. 'advice': worth a look. */
export type Severity = 'missing' | 'wrong' | 'advice'

export type Finding = {
  readonly id: string
  readonly severity: Severity
  /** Where it is put right. */
  readonly field: AnyPath
  readonly message: string
  /** One sentence with the name of the law. */
  readonly why: string
  /** What a click puts into the field, in the language of the document. */
  readonly phrase?: string
}

export type Judgment = {
  readonly treatment: Treatment
  /** Why it is taxed so, in one sentence with the name of the law. */
  readonly because: string
  readonly findings: readonly Finding[]
}
