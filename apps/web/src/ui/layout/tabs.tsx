import clsx from 'clsx'
import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

type Tab = { readonly value: string; readonly label: ReactNode; readonly content: ReactNode }

type TabsProps = {
  /** What the tabs choose between, for those who do not see them. */
  readonly label: string
  readonly tabs: readonly [Tab, ...Tab[]]
  readonly value?: string
  readonly onValueChange?: (value: string) => void
}

export function Tabs({ label, tabs, ...state }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  // On a narrow screen a tab that a link chose may lie beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the reason to look again.
  useLayoutEffect(() => showActive(list.current), [state.value])
  return (
    <Primitive.Root {...state} defaultValue={tabs[0].value}>
      <Primitive.List
        ref={list}
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-hairline border-b [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              '-mb-px flex cursor-pointer items-center gap-2 whitespace-nowrap border-transparent border-b-2 py-2.5',
              'text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2',
              'data-[state=active]:border-vermilion data-[state=active]:font-medium data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className="rounded-control pt-6">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}

function showActive(list: HTMLElement | null): void {
  const active = list?.querySelector<HTMLElement>('[data-state=active]')
  if (!list || !active) return
  const middle = active.offsetLeft - list.offsetLeft + active.offsetWidth / 2
  list.scrollLeft = middle - list.clientWidth / 2
}
