export const galleryWidth =
  'mx-auto flex w-full max-w-page flex-col gap-8 px-4 pt-6 pb-16 sm:px-6 lg:gap-10'

export function GalleryHeader() {
  return (
    <header className="flex flex-col gap-1">
      <h1 className="text-heading">Choose Your Perfect Invoice Template</h1>
      <p className="text-ink-soft text-lead">
        Pick a design, make it yours and start every invoice from it.
      </p>
    </header>
  )
}
