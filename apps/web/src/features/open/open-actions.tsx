import type { CurrentUser } from '@sheaf/contract/current-user'
import { newcomersEntry } from '@sheaf/contract/pages'
import { conversionsOf } from '@sheaf/domain/documents/convert'
import { FileOutput, PenLine, Printer } from 'lucide-react'
import { nameOf } from '#studio/derive.ts'
import type { OpenedDocument } from '#studio/e-invoice/opened-document.ts'
import { useOpenedLook } from '#studio/e-invoice/use-opened-look.ts'
import { useOpenDocument } from '#studio/use-open-document.ts'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'

const bar = 'flex flex-wrap items-center gap-3 print:hidden'

type MemberActionsProps = { readonly user: CurrentUser; readonly opened: OpenedDocument }

/** What a member can do with what was opened. */
export function MemberActions({ user, opened }: MemberActionsProps) {
  const styled = useOpenedLook(user)(opened)
  const { continueWith, convertTo } = useOpenDocument(user.id)
  return (
    <div className={bar}>
      {styled && (
        <Button variant="primary" onClick={() => continueWith(styled)}>
          <PenLine aria-hidden="true" className="size-4" />
          Open in the editor
        </Button>
      )}
      {styled && conversionsOf(styled.document.kind).includes('credit_note') && (
        <Button onClick={() => convertTo('credit_note', styled)}>
          <FileOutput aria-hidden="true" className="size-4" />
          Make a credit note from it
        </Button>
      )}
      {opened.received && <PrintButton />}
      <Remarks opened={opened} />
    </div>
  )
}

/** Visitors read; to write, they need an account. */
export function VisitorActions({ opened }: { readonly opened: OpenedDocument }) {
  return (
    <div className={bar}>
      {opened.document && (
        <ButtonLink href={newcomersEntry} variant="primary">
          Sign in to edit {nameOf(opened.document)}
        </ButtonLink>
      )}
      {opened.received && <PrintButton />}
      <Remarks opened={opened} />
    </div>
  )
}

function PrintButton() {
  return (
    <Button onClick={() => print()}>
      <Printer aria-hidden="true" className="size-4" />
      Print
    </Button>
  )
}

function Remarks({ opened: { unfilled, differences = [] } }: { readonly opened: OpenedDocument }) {
  const remark =
    unfilled ??
    (differences.length > 0
      ? 'Some totals of this file come out differently in the editor, which computes them itself. Compare before you send it on.'
      : undefined)
  return remark && <p className="basis-full text-ink-soft text-small">{remark}</p>
}
