import type { UploadPurpose } from '@sheaf/contract/objects'
import { isColor } from '@sheaf/domain/look/color'
import { useState } from 'react'
import { FontField } from '#sheets/fields/font-field.tsx'
import { LabelFields } from '#sheets/fields/label-fields.tsx'
import { ThemeColourField } from '#sheets/fields/theme-colour-field.tsx'
import { LogoField } from '#sheets/logos/logo-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Studio } from './use-studio.ts'

const logoId = 'document-logo'

/** From anywhere on the screen: opens the browser's window for files. */
export function askForLogo(): void {
  document.querySelector<HTMLInputElement>(`#${logoId} input[type=file]`)?.click()
}

type CustomizeDesignProps = {
  readonly studio: Studio
  readonly purpose?: UploadPurpose
  readonly describesLogo?: boolean
}

export function CustomizeDesign({ studio, purpose, describesLogo }: CustomizeDesignProps) {
  const { editor, theme, design, changeDesign } = studio
  return (
    <Card title="Customize Design" className="@container p-5">
      <div className="flex flex-col gap-5">
        <div id={logoId}>
          <LogoField
            label="Logo"
            purpose={purpose}
            isDescribed={describesLogo}
            value={editor.document.sender.logoUrl}
            onChange={(path) => editor.set('sender.logoUrl', path)}
            companyName={editor.document.sender.name}
            brandColours={[design.primaryColor, design.secondaryColor]}
          />
        </div>
        <div className="grid gap-5 @min-[32rem]:grid-cols-2">
          <Colour studio={studio} name="primaryColor" />
          <Colour studio={studio} name="secondaryColor" />
        </div>
        <FontField
          label="Font"
          value={design.fontFamily}
          onChange={(fontFamily) => changeDesign({ fontFamily })}
          themesOwn={theme.fonts.body}
        />
        <LabelFields
          kind={editor.kind}
          language={editor.document.language}
          labels={editor.document.labels}
          onRename={editor.setLabel}
        />
      </div>
    </Card>
  )
}

type ColourProps = {
  readonly studio: Studio
  readonly name: 'primaryColor' | 'secondaryColor'
}

function Colour({ studio: { theme, design, changeDesign }, name }: ColourProps) {
  const field = useTypedColour(design[name], (colour) => changeDesign({ [name]: colour }))
  return <ThemeColourField name={name} theme={theme} isNarrow {...field} />
}

/** The text of a colour field: what is half typed is no colour yet, and one that never becomes any is dropped. */
function useTypedColour(colour: string, onColour: (colour: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? colour,
    onChange(text: string) {
      const isColour = isColor(text)
      setTyped(isColour ? undefined : text)
      if (isColour) onColour(text)
    },
    onBlur: () => setTyped(undefined),
  }
}
