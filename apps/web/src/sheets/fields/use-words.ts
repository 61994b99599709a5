import { languageOf } from '@sheaf/domain/locale/languages'
import { english } from '@sheaf/domain/locale/words/english'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { useSyncExternalStore } from 'react'

let wordsFor: ((language: string) => PaperWords) | undefined

// The words of all languages are more than an editor: they come with the first document that is not in English.
function load(onLoaded: () => void): () => void {
  let isWanted = true
  import('@sheaf/domain/locale/words/words-for').then(
    (loaded) => {
      wordsFor = loaded.wordsFor
      if (isWanted) onLoaded()
    },
    // Without a connection the English words stand for them; the sheet is drawn in its language all the same.
    () => {},
  )
  return () => {
    isWanted = false
  }
}

function loadNothing(): () => void {
  return () => {}
}

/** The words that a sheet in a language prints; English ones until they have come. */
export function useWords(language: string): PaperWords {
  const isEnglish = (languageOf(language) ?? 'en') === 'en'
  const loaded = useSyncExternalStore(isEnglish ? loadNothing : load, () => wordsFor)
  return isEnglish ? english : (loaded?.(language) ?? english)
}
