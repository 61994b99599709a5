import { type ReactNode, useId } from 'react'

type SettingsSectionProps = {
  readonly title: string
  /** One or two lines on what the group is for. */
  readonly help: ReactNode
  readonly children: ReactNode
}

/** Title and help at the left, what one can do at the right. */
export function SettingsSection({ title, help, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-6 border-hairline border-t py-10 last:pb-0 md:grid-cols-[14rem_1fr] lg:grid-cols-1 xl:grid-cols-[14rem_1fr]"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <p className="text-ink-soft">{help}</p>
      </div>
      <div className="w-full max-w-dialog xl:max-w-none">{children}</div>
    </section>
  )
}
