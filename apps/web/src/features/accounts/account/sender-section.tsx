import { logoColours } from '@sheaf/contract/logo-choices'
import { type KeptSender, senderName } from '@sheaf/contract/sender'
import { type BusinessDocument, textAt } from '@sheaf/domain/documents/document'
import type { FieldGroup } from '@sheaf/domain/documents/field-row'
import { fields } from '@sheaf/domain/documents/fields'
import { senderPaths, senderValues } from '@sheaf/domain/documents/sender'
import { type FormEvent, useState } from 'react'
import { tellFailure } from '#api/failure.ts'
import { useForgetSender, useKeepSender, useSender } from '#api/sender.ts'
import { BoundField } from '#document/form/document-form.tsx'
import { optionsOf } from '#document/paper/options.ts'
import { PaperContext, usePaperState } from '#document/paper/paper-context.ts'
import { useDocumentEditor } from '#document/writing/document-editor.ts'
import { currentMoment } from '#document/writing/moment.ts'
import { FetchFailure } from '#sheets/drawing/fetch-failure.tsx'
import { LogoField } from '#sheets/logos/logo-field.tsx'
import { ElectronicAddress } from '#studio/e-invoice/electronic-address.tsx'
import { blankFrom, fieldsFrom } from '#studio/kept-sender.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { SenderGroup } from './sender-group.tsx'
import { SenderMoney } from './sender-money.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What the user keeps about themselves, to be changed or taken back. */
export function SenderSection() {
  const { data: kept, isFailed, tryAgain, isFresh } = useSender({ fresh: true })
  return (
    <SettingsSection
      title="Your details"
      help="We fill these in on every new document. They're about you only, never about your clients."
    >
      {isFailed && <FetchFailure message="We couldn't load your details" onRetry={tryAgain} />}
      {!isFailed && !(kept && isFresh) && <Skeleton className="h-64" />}
      {/* What was taken back is gone from the fields, too. */}
      {!isFailed && kept && isFresh && (
        <SenderForm key={String(kept.updatedAt === null)} kept={kept} />
      )}
    </SettingsSection>
  )
}

function SenderForm({ kept }: { readonly kept: KeptSender }) {
  const editor = useDocumentEditor('invoice', () => blankFrom('invoice', kept, currentMoment()))
  const state = usePaperState(editor, {}, allOptions)
  const keeping = useKept()

  const [start] = useState(editor.document)
  // A tax that nobody has chosen yet is not theirs by being shown.
  const isTaxOpen =
    kept.fields[senderName('tax.rate')] === undefined && isSameTax(start, editor.document)

  function submit(event: FormEvent) {
    event.preventDefault()
    const values = Object.entries(senderValues(editor.document))
    const own = values.filter(([path]) => !(isTaxOpen && path.startsWith('tax.')))
    void keeping.save({
      fields: fieldsFrom(Object.fromEntries(own)),
      look: kept.look,
    })
  }

  return (
    <PaperContext value={state}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-8">
        <Fields title="Company" group="sender" />
        <LogoField
          label="Logo"
          value={editor.document.sender.logoUrl}
          onChange={(path) => editor.set('sender.logoUrl', path)}
          companyName={editor.document.sender.name}
          brandColours={[
            kept.look.primaryColor ?? logoColours.blue[0],
            kept.look.secondaryColor ?? logoColours.blue[1],
          ]}
        />
        <SenderMoney isTaxOpen={isTaxOpen} />
        <Fields title="Bank" group="bank" />
        <SenderGroup title="E-invoices">
          <ElectronicAddress editor={editor} party="sender" />
        </SenderGroup>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={keeping.isPending} loadingLabel="Saving...">
            Save details
          </Button>
          {kept.updatedAt !== null && <Forget />}
        </div>
      </form>
    </PaperContext>
  )
}

function isSameTax(one: BusinessDocument, other: BusinessDocument): boolean {
  const same = (['tax.label', 'tax.rate'] as const).filter(
    (path) => textAt(one, path) === textAt(other, path),
  )
  return same.length === 2
}

const allOptions = new Set(optionsOf('invoice').keys())

function Fields({ title, group }: { readonly title: string; readonly group: FieldGroup }) {
  const paths = senderPaths.filter(
    (path) => fields[path].group === group && fields[path].type !== 'picture',
  )
  return (
    <SenderGroup title={title}>
      {paths.map((path) => (
        <BoundField key={path} path={path} />
      ))}
    </SenderGroup>
  )
}

function useKept() {
  const keep = useKeepSender()
  const [isPending, setIsPending] = useState(false)
  return {
    isPending,
    async save(...[body]: Parameters<typeof keep>): Promise<void> {
      setIsPending(true)
      try {
        await keep(body)
        toast({ title: 'Details saved', description: "We'll fill them in on new documents." })
      } catch (error) {
        tellFailure('Details not saved', error, "We couldn't save your details. Please try again.")
      }
      setIsPending(false)
    },
  }
}

function Forget() {
  const forget = useForgetSender()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)

  async function confirm(): Promise<void> {
    setIsPending(true)
    try {
      await forget()
      toast({ title: 'Details deleted', description: 'New documents will start blank.' })
    } catch (error) {
      tellFailure(
        'Details not deleted',
        error,
        "We couldn't delete your details. Please try again.",
      )
    }
    setIsPending(false)
    setIsAsking(false)
  }

  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete details
      </Button>
      <ConfirmDialog
        title="Delete your details?"
        description="New documents will start blank again. Your templates and logos aren't affected."
        confirmLabel="Delete details"
        danger
        pending={isPending}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
