import type { Theme } from '@sheaf/contract/themes'
import { useWatch } from 'react-hook-form'
import { FontField } from '#sheets/fields/font-field.tsx'
import { LabelFields } from '#sheets/fields/label-fields.tsx'
import { ThemeColourField } from '#sheets/fields/theme-colour-field.tsx'
import { LogoField } from '#sheets/logos/logo-field.tsx'
import { templateNameField } from '#sheets/templates/template-saving.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FieldGroup } from './field-group.tsx'
import { MoneyFields } from './money-fields.tsx'
import { TemplateField } from './template-field.tsx'
import type { TemplateForm } from './template-form.ts'
import { textOf, useControlled } from './text-of.ts'

type LookFieldsProps = { readonly form: TemplateForm; readonly theme: Theme }

type CustomizeCardProps = LookFieldsProps & { readonly isEditing: boolean }

export function CustomizeCard({ form, theme, isEditing }: CustomizeCardProps) {
  return (
    <Card
      title="Customize Template"
      help={
        isEditing
          ? "You're editing a saved template. Update it, or save your changes as a new one."
          : 'These details appear on every invoice you create from this template.'
      }
    >
      <div className="flex flex-col gap-8">
        <TextField {...templateNameField} {...textOf(form, 'name')} />
        <CompanyFields form={form} />
        <LookFields form={form} theme={theme} />
        <MoneyFields form={form} />
        <TemplateLabels form={form} />
      </div>
    </Card>
  )
}

function CompanyFields({ form }: { readonly form: TemplateForm }) {
  const [companyName, primaryColor, secondaryColor] = useWatch({
    control: form.control,
    name: ['companyName', 'primaryColor', 'secondaryColor'],
  })
  const { value, error } = useControlled(form, 'companyLogoUrl')
  return (
    <FieldGroup title="Company">
      <div className="sm:col-span-2">
        <LogoField
          label="Logo"
          value={value}
          onChange={(path) => form.setValue('companyLogoUrl', path, changed)}
          companyName={companyName}
          brandColours={[primaryColor, secondaryColor]}
          error={error}
        />
      </div>
      <TemplateField form={form} path="sender.name" />
      <TemplateField form={form} path="sender.email" />
      <TemplateField form={form} path="sender.phone" />
      <TemplateField form={form} path="sender.taxId" label="Tax ID" />
      <TemplateField form={form} path="sender.address" />
    </FieldGroup>
  )
}

function TemplateLabels({ form }: { readonly form: TemplateForm }) {
  const [labels, language] = useWatch({ control: form.control, name: ['labels', 'language'] })
  return (
    <LabelFields
      kind="invoice"
      language={language}
      labels={labels}
      onRename={(key, text) => {
        const { [key]: _before, ...others } = labels
        form.setValue('labels', text === '' ? others : { ...others, [key]: text }, changed)
      }}
    />
  )
}

const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

function LookFields({ form, theme }: LookFieldsProps) {
  return (
    <FieldGroup title="Design">
      <ThemeColourField
        name="primaryColor"
        theme={theme}
        {...useControlled(form, 'primaryColor')}
      />
      <ThemeColourField
        name="secondaryColor"
        theme={theme}
        {...useControlled(form, 'secondaryColor')}
      />
      <FontField
        label="Font"
        themesOwn={theme.fonts.body}
        frameClassName="sm:col-span-2"
        {...useControlled(form, 'fontFamily')}
      />
    </FieldGroup>
  )
}
