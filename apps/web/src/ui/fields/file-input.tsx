import type { Ref } from 'react'

type FileInputProps = {
  readonly ref: Ref<HTMLInputElement>
  readonly label: string
  readonly accept: string
  readonly multiple?: boolean
  /** The file, and the others when there may be several. */
  readonly onPick: (...files: readonly [File, ...File[]]) => void
}

/** The browser's window for files. It is never seen itself: a button clicks it. */
export function FileInput({ ref, label, accept, multiple, onPick }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        const [picked, ...others] = target.files ?? []
        // The same file again, after a failure, is a change too.
        target.value = ''
        if (picked) onPick(picked, ...others)
      }}
    />
  )
}
