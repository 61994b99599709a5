import { failureCode, failureMessage } from '#api/failure.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useReportedTask } from '#ui/feedback/use-reported-task.ts'

export type SaveName = 'save' | 'update' | 'save-as-new'

type Words = { readonly title: string; readonly verb: string; readonly failure: string }

const words: Record<SaveName, Words> = {
  save: { title: 'Template saved', verb: 'saved', failure: 'Failed to save template' },
  update: { title: 'Template updated', verb: 'updated', failure: 'Failed to save template' },
  'save-as-new': {
    title: 'Template Saved',
    verb: 'saved',
    failure: 'Failed to save template as new',
  },
}

/** Saves an invoice template, one call at a time, and says how it went. */
export function useTemplateSaving() {
  const { pending, run } = useReportedTask<SaveName>()
  return {
    pending,
    save: (action: SaveName, work: () => Promise<Named>) => {
      const { title, verb, failure } = words[action]
      return run(action, {
        work,
        done: ({ name }) => ({
          title,
          description: `Template "${name}" has been ${verb} successfully`,
        }),
        failed: (error) => ({ title: 'Save Failed', description: withReason(failure, error) }),
      })
    },
  }
}

type Saving<Name extends string> = {
  readonly name: string
  readonly pending: Name | undefined
  readonly onSave: (action: Name) => void
}

/** For the button of an action: a template without a name cannot be saved, and one call runs at a time. */
export function saveButton<Name extends string>(action: Name, saving: Saving<Name>) {
  const { name, pending, onSave } = saving
  return {
    disabled: name.trim() === '' || (pending !== undefined && pending !== action),
    loading: pending === action,
    onClick: () => onSave(action),
  }
}

type Named = { readonly name: string }

/** The template that has this name already: saving under it again changes that one. */
export function namedAlike<T extends Named>(
  templates: readonly T[] | undefined,
  name: string,
): T | undefined {
  const wanted = name.trim().toLowerCase()
  return templates?.find((template) => template.name.trim().toLowerCase() === wanted)
}

/** For every field in which a template gets its name. */
export const templateNameField = {
  label: 'Template name',
  maxLength: 100,
  autoComplete: 'off',
  placeholder: 'For example, Monthly retainer',
} as const

/** Whether there is a name. Says so when there is none. */
export function requireName(name: string): boolean {
  if (name.trim() !== '') return true
  toast({
    title: 'Name Required',
    description: 'Please enter a name for your template',
    variant: 'destructive',
  })
  return false
}

// These say what the user can do about it.
const helpfulCodes: readonly unknown[] = ['storage.full', 'plan.premium-only', 'template.not-found']

function withReason(failure: string, error: unknown): string {
  if (!helpfulCodes.includes(failureCode(error))) return failure
  return `${failure}. ${failureMessage(error, '')}`
}
