import clsx from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'regular' | 'small'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-vermilion-fill text-on-fill hover:bg-vermilion-press',
  secondary: 'border border-edge bg-paper text-ink hover:bg-wash',
  quiet: 'text-ink hover:bg-wash',
  danger:
    'border border-vermilion-ink bg-paper text-vermilion-ink hover:bg-vermilion-tint active:bg-vermilion-tint',
}

const sizes: Record<ButtonSize, string> = {
  regular: 'h-10 px-4 text-body pointer-coarse:h-11',
  small: 'h-8 px-3 text-small pointer-coarse:h-10',
}

type Look = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly className?: string | undefined
}

export function buttonLook({ variant = 'secondary', size = 'regular', className }: Look): string {
  return clsx(
    'inline-flex cursor-pointer select-none items-center justify-center rounded-control font-medium',
    'whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-50',
    'aria-disabled:cursor-progress',
    variants[variant],
    sizes[size],
    className,
  )
}
