import type { AnyPath } from '../documents/field-path.ts'
import type { Treatment } from './jurisdiction.ts'
import type { ProposedTax } from './proposed-tax.ts'

/** 'missing': the law asks for it, or every business where no law does. 'wrong': it contradicts itself or the law. 'advice': worth a look. */
export const severities = ['missing', 'wrong', 'advice'] as const

type Severity = (typeof severities)[number]

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
  /** Undefined where the document has it, or none is due. */
  readonly proposedTax: ProposedTax | undefined
}
