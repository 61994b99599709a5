import { type UploadPurpose, uploadLimits } from '@sheaf/contract/objects'
import clsx from 'clsx'
import { CircleAlert, Images, Trash2, Upload } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { pictureAddress } from '#api/picture-address.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import type { ColourPair } from './logo-generation.ts'
import { LogoPrompt } from './logo-prompt.tsx'
import { type UploadState, useLogoUpload } from './logo-upload.ts'
import { SavedLogosDialog } from './saved-logos-dialog.tsx'

type LogoFieldProps = {
  readonly label: string
  /** The path of the stored picture; empty without one. */
  readonly value: string
  readonly onChange: (objectPath: string) => void
  /** For a logo that is to be generated. */
  readonly companyName: string
  readonly brandColours: ColourPair
  /** Asks what a generated logo should show before it goes on. */
  readonly isDescribed?: boolean | undefined
  readonly purpose?: UploadPurpose | undefined
  readonly error?: string | undefined
}

/** A logo by upload, by dropping a file, from those that were saved before, or drawn from the name of the company. */
export function LogoField(props: LogoFieldProps) {
  const { label, value, onChange, companyName, brandColours, isDescribed = false } = props
  const { purpose = 'logo', error } = props
  const { state, send, reset } = useLogoUpload(purpose, onChange)
  const { isOver, dropHandlers } = useDrop(send)
  const isUploading = state.name === 'uploading'
  const file = useRef<HTMLInputElement>(null)
  const upload = useRef<HTMLButtonElement>(null)
  const labelId = useId()

  function change(objectPath: string) {
    reset()
    onChange(objectPath)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: A legend cannot stand in this row.
    <div role="group" aria-labelledby={labelId} className="flex min-w-0 flex-col gap-1.5">
      <span id={labelId} className="font-medium">
        {label}
      </span>
      <div
        {...dropHandlers}
        className={clsx(
          'flex flex-col gap-2 rounded-control border border-dashed p-3 transition-colors',
          isOver ? 'border-vermilion bg-vermilion-tint' : 'border-edge',
        )}
      >
        <div className="flex min-h-18 items-center gap-4">
          <Picture value={value} state={state} />
          <div className="flex min-w-0 grow flex-col gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <Button
                ref={upload}
                size="small"
                disabled={isUploading}
                onClick={() => file.current?.click()}
              >
                <Upload aria-hidden="true" className="size-4" />
                {isUploading ? 'Uploading...' : 'Upload logo'}
              </Button>
              <SavedLogosDialog
                value={value}
                onChoose={change}
                trigger={
                  <Button size="small" variant="quiet" disabled={isUploading}>
                    <Images aria-hidden="true" className="size-4" />
                    Saved logos
                  </Button>
                }
              />
              {value !== '' && !isUploading && (
                <IconButton
                  label="Remove logo"
                  onClick={() => {
                    change('')
                    upload.current?.focus()
                  }}
                >
                  <Trash2 />
                </IconButton>
              )}
            </div>
            <Status state={state} error={error} purpose={purpose} />
          </div>
        </div>
        <LogoPrompt
          {...{ companyName, brandColours, isDescribed }}
          isDisabled={isUploading}
          onUse={change}
        />
        <FileInput ref={file} label="Logo file" accept="image/*" onPick={send} />
      </div>
    </div>
  )
}

function Picture({ value, state }: { readonly value: string; readonly state: UploadState }) {
  return (
    <span
      data-theme="light"
      className="grid size-18 shrink-0 place-items-center overflow-hidden rounded-control border border-hairline bg-sheet p-1.5"
    >
      {value === '' || state.name === 'uploading' ? (
        <Images aria-hidden="true" className="size-6 text-edge" />
      ) : (
        <img src={pictureAddress(value)} alt="Your logo" className="max-h-full max-w-full" />
      )}
    </span>
  )
}

type StatusProps = {
  readonly state: UploadState
  readonly error: string | undefined
  readonly purpose: UploadPurpose
}

function Status({ state, error, purpose }: StatusProps) {
  if (state.name === 'uploading') return <ProgressBar label="Upload" share={state.share} />
  const wrong = state.name === 'failed' ? state.reason : error
  return (
    <p role="status" className="text-small">
      {wrong ? (
        <span className="flex gap-1.5 text-vermilion-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {wrong}
        </span>
      ) : state.name === 'uploaded' ? (
        <span className="text-spruce">✓ Logo uploaded successfully</span>
      ) : (
        <span className="text-ink-soft">
          Or drop an image here. Up to {uploadLimits[purpose] / 1024 / 1024} MB.
        </span>
      )}
    </p>
  )
}

function useDrop(onDrop: (file: File) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    dropHandlers: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setIsOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onDrop(dropped)
      },
    },
  }
}
