let handed: File | undefined

/** A file that was dropped on one screen and is opened on the next. It lives in this page alone, and is taken once. */
export function handFile(file: File): void {
  handed = file
}

export function takeHandedFile(): File | undefined {
  const file = handed
  handed = undefined
  return file
}

/** Whether a file that is dropped may be one to open: XML, PDF or JSON. Pictures and texts belong to others. */
export function mayBeOpened({ name, type }: File): boolean {
  return /\.(xml|pdf|json)$/i.test(name) || /(xml|pdf|json)$/.test(type)
}
