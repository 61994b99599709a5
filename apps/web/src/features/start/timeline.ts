/** Something is typed, then the sheet shows it and stays for a while. */
export type Scene = { readonly text: string; readonly holdMs: number }

export type Moment = {
  readonly scene: number
  /** How many letters of the scene's text have been typed. */
  readonly letters: number
  /** The scene whose sheet lies on top: the one before while something is typed. */
  readonly sheet: number
}

const letterMs = 45
const pauseMs = 250

/** What is seen so many milliseconds into the scenes, which begin anew at their end. */
export function momentAt(scenes: readonly Scene[], ms: number): Moment {
  let rest = ms % lengthOf(scenes)
  const scene = scenes.findIndex((candidate) => {
    const length = sceneMs(candidate)
    if (rest < length) return true
    rest -= length
    return false
  })
  const { text } = scenes[scene] ?? { text: '' }
  const letters = Math.min(text.length, Math.floor(rest / letterMs))
  const isSet = rest >= typingMs(text)
  return { scene, letters, sheet: isSet ? scene : (scene || scenes.length) - 1 }
}

/** When the sheet of a scene comes to lie on top. */
export function startOf(scenes: readonly Scene[], scene: number): number {
  return lengthOf(scenes.slice(0, scene)) + typingMs(scenes[scene]?.text ?? '')
}

function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + sceneMs(scene), 0)
}

function sceneMs({ text, holdMs }: Scene): number {
  return typingMs(text) + holdMs
}

function typingMs(text: string): number {
  return text.length * letterMs + pauseMs
}
