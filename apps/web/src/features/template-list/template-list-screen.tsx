import { useLogos } from '#api/logos.ts'
import { useThemes } from '#api/themes.ts'
import { allSaved, useSavedTemplates } from '#sheets/templates/use-saved-templates.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { LogoList } from './logo-list.tsx'
import { TemplateList } from './template-list.tsx'

/** All that the user saved: where one tidies up. */
export function TemplateListScreen() {
  const lists = useSavedTemplates()
  const logos = useLogos()
  const { data: themes, isFailed } = useThemes()
  const templates = allSaved(lists)
  const isLoading =
    templates === undefined ||
    (logos.data === undefined && !logos.isFailed) ||
    (themes === undefined && !isFailed)
  return (
    <div className="mx-auto flex w-full max-w-page grow flex-col gap-12 px-4 pt-6 pb-20 sm:px-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-heading">Your templates and logos</h1>
        <p className="text-ink-soft">What you saved to start new documents from.</p>
      </header>
      {isLoading ? (
        <div className="grid grow place-items-center py-16">
          <Spinner label="Loading your templates and logos" className="size-8" />
        </div>
      ) : (
        <>
          <TemplateList templates={templates} lists={lists} themes={themes} />
          <LogoList {...logos} />
        </>
      )}
    </div>
  )
}
