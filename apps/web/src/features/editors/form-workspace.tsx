import { kindInText } from '@sheaf/domain/documents/field-labels'
import { DocumentForm } from '#document/form/document-form.tsx'
import type { FormKind } from '#document/form/form-layout.ts'
import { useOrdersAhead } from '#document/writing/use-orders-ahead.ts'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { FollowingSheet } from '#sheets/drawing/live-sheet.tsx'
import { Coach } from '#studio/coach/coach.tsx'
import { sidePanel } from '#studio/create-header.tsx'
import { CustomizeDesign } from '#studio/customize-design.tsx'
import { EInvoicePanel } from '#studio/e-invoice/e-invoice-panel.tsx'
import { NarrowFold } from '#studio/narrow-fold.tsx'
import { sheetOrder } from '#studio/pdf-order.ts'
import { openProblems } from '#studio/problems.ts'
import { useFocusOnRefused } from '#studio/use-focus-on-refused.ts'
import { editorKinds } from './editor-kinds.ts'
import { TemplatePanel } from './template-panel.tsx'
import type { WorkspaceProps } from './workspace-props.ts'

type FormWorkspaceProps = WorkspaceProps & { readonly form: FormKind; readonly order: SheetOrder }

/** Fields to fill in, and beside them the true sheet, which follows. */
export function FormWorkspace(props: FormWorkspaceProps) {
  const { kind, form, studio, choice, order, refusal, onPreview } = props
  const { editor, theme, design } = studio
  const ordersAhead = useOrdersAhead(editor, (computed) => sheetOrder(computed, theme.id, design))
  const fields = useFocusOnRefused(refusal)
  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-8 xl:grid-cols-[minmax(0,1fr)_28rem]">
      <div ref={fields} className="flex min-w-0 flex-col gap-5">
        <NarrowFold name={choice.name} colour={design.primaryColor}>
          <TemplatePanel {...{ kind, studio, choice, onPreview }} />
        </NarrowFold>
        <DocumentForm
          kind={form}
          editor={editor}
          problems={openProblems(refusal, editor.document)}
          logo={<CustomizeDesign studio={studio} purpose={editorKinds[kind].logo} />}
        />
        <EInvoicePanel editor={editor} problems={openProblems(refusal, editor.document)} />
        <Coach place="below" studio={studio} />
      </div>
      <div className={`${sidePanel} max-lg:hidden`}>
        <Coach place="beside" studio={studio} />
        <section aria-label="Live preview">
          <FollowingSheet
            order={order}
            ordersAhead={ordersAhead}
            label={`Live preview of your ${kindInText(kind)}`}
            shows="all"
            withText
          />
        </section>
      </div>
    </div>
  )
}
