import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import type { DrawnPage } from '../src/app/prerender.tsx'
import { pageDocument } from './page-document.ts'
import { pageFiles } from './page-files.ts'
import { fontFile } from './preload-fonts.ts'
import { publicPages } from './public-pages.ts'
import { siteTexts } from './site-texts.ts'

type Answers = Record<string, { readonly file: string; readonly status: number }>

const web = join(import.meta.dirname, '..')

/**
 * Draws the public pages as HTML once the scripts are built, by the same components, and says in `pages.json`
 * which file answers which address. The server fills in base path and origin.
 */
export function prerender(): Plugin {
  let base = '/'
  return {
    name: 'sheaf:prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      base = config.base
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no output folder')
      const shell = shellOf(bundle)
      const answers: Answers = {}
      await withDrawing(async (drawPage) => {
        for (const { address, file, answer, modules, fonts = [] } of publicPages()) {
          const page = pageDocument(shell, await drawPage(address), {
            base,
            files: pageFiles(bundle, modules),
            fonts: fonts.map((name) => fontFile(Object.keys(bundle), name)),
          })
          await put(join(dir, file), page)
          answers[answer.to] = { file, status: answer.status }
        }
      })
      for (const { address, file, text } of siteTexts()) {
        await put(join(dir, file), text)
        answers[address] = { file, status: 200 }
      }
      await writeFile(join(dir, 'pages.json'), JSON.stringify(answers, null, 2))
    },
  }
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

function shellOf(bundle: Rolldown.OutputBundle): string {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  return page.source.toString()
}

type DrawPage = (address: string) => Promise<DrawnPage>

/** Builds the app as a program for this process. It lies where the packages that it imports are found. */
async function withDrawing(use: (drawPage: DrawPage) => Promise<void>): Promise<void> {
  const parent = join(web, 'node_modules')
  await mkdir(parent, { recursive: true })
  const outDir = await mkdtemp(join(parent, '.prerender-'))
  try {
    await build({
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'warn',
      build: { ssr: join(web, 'src/app/prerender.tsx'), outDir, copyPublicDir: false },
    })
    const program = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
    await use(program.drawPage)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
