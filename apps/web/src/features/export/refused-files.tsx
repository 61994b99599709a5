import type { ExportList } from '#studio/export/export-list.ts'
import { Button } from '#ui/actions/button.tsx'

type RefusedFilesProps = Pick<ExportList, 'refused' | 'repeated'> & {
  readonly onDismiss: () => void
}

/** What did not come into the list, and why. */
export function RefusedFiles({ refused, repeated, onDismiss }: RefusedFilesProps) {
  if (refused.length === 0 && repeated === 0) return null
  return (
    <section
      aria-label="Files not in the list"
      className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-panel border border-hairline bg-paper px-5 py-3 text-small"
    >
      <div className="flex min-w-0 flex-col gap-1">
        {refused.length > 0 && (
          <details open={refused.length < 4}>
            <summary className="cursor-pointer rounded-control font-medium text-vermilion-ink">
              {refused.length === 1
                ? "We couldn't read 1 file"
                : `We couldn't read ${refused.length} files`}
            </summary>
            <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto pt-2">
              {refused.map(({ id, fileName, refusal }) => (
                <li key={id} className="wrap-anywhere">
                  <span className="font-medium">{fileName}:</span> {refusal}
                </li>
              ))}
            </ul>
          </details>
        )}
        {repeated > 0 && (
          <p className="text-ink-soft">
            {repeated === 1
              ? '1 file was skipped because the same document is already in the list.'
              : `${repeated} files were skipped because the same documents are already in the list.`}
          </p>
        )}
      </div>
      <Button size="small" variant="quiet" onClick={onDismiss}>
        Dismiss
      </Button>
    </section>
  )
}
