import { findPart } from '#ui/page/parts.ts'
import { describeSheet, scenes, themeSceneOf } from './scenes.ts'
import type { Moment } from './timeline.ts'

export const playLabel = 'Play the demo'
const pauseLabel = 'Pause the demo'

/** The figure of hero-sheet.tsx, in which moments are shown after the first one. */
export function openStage(figure: HTMLElement) {
  const label = findPart(figure, 'label', HTMLElement)
  const typed = findPart(figure, 'typed', HTMLElement)
  const turn = findPart(figure, 'turn', HTMLButtonElement)
  const themes = figure.querySelectorAll('input')
  let top = findPart(figure, 'sheet', HTMLImageElement)
  let below: HTMLImageElement | undefined
  let shown: Moment | undefined
  // What needs a script to work can be offered now.
  figure.dataset.awake = ''

  function lay(sheet: number) {
    const next = top.cloneNode() as HTMLImageElement
    next.alt = describeSheet(sheet)
    next.fetchPriority = 'auto'
    next.classList.add('animate-appear')
    next.srcset = scenes[sheet]?.picture.srcSet ?? ''
    next.src = scenes[sheet]?.picture.src ?? ''
    below?.remove()
    // It stays below until the next one has appeared.
    below = top
    below.alt = ''
    delete below.dataset.part
    below.after(next)
    top = next
  }

  return {
    turn,
    show(moment: Moment) {
      const { label: field = '', text = '' } = scenes[moment.scene] ?? {}
      write(label, field)
      write(typed, text.slice(0, moment.letters))
      if (moment.sheet !== (shown?.sheet ?? 0)) lay(moment.sheet)
      const theme = String(themeSceneOf(moment.sheet))
      for (const radio of themes) radio.checked = radio.value === theme
      shown = moment
    },
    mark(isPlaying: boolean) {
      figure.toggleAttribute('data-playing', isPlaying)
      turn.ariaLabel = isPlaying ? pauseLabel : playLabel
    },
  }
}

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
