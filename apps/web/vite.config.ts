import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './build/compress-assets.ts'
import { engineParts } from './build/engine/engine-parts.ts'
import { guides } from './build/guides/guides.ts'
import { licenseNotices } from './build/license-notices.ts'
import { offlineApp, serviceWorkerFile } from './build/offline/offline-app.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { prerender } from './build/prerender.ts'
import { rememberParts } from './build/remember-parts.ts'
import { screenChunks } from './build/screen-chunks.ts'
import { sampleSheets } from './build/sheets/sample-sheets.ts'
import { sheetImports } from './build/sheets/sheet-imports.ts'
import { landingPicture } from './build/social-picture.ts'
import { serverUrl } from './env.ts'

// The server puts the path of PUBLIC_URL in its place when it starts: one build serves under any base path.
const basePlaceholder = '/__base__/'

const below = (file: string) => join(import.meta.dirname, file)

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? basePlaceholder : '/',
  plugins: [
    react(),
    rememberParts(),
    tailwind(),
    guides(),
    preloadFonts(['inter-core', 'newsreader-core']),
    sheetImports(),
    sampleSheets(),
    landingPicture(),
    licenseNotices(),
    engineParts(),
    offlineApp(),
    compressAssets(),
    prerender(),
  ],
  worker: { format: 'es', plugins: () => [engineParts()] },
  server: {
    proxy: {
      '/api': serverUrl,
      '/internal': serverUrl,
      '/healthz': serverUrl,
      '/mailbox': serverUrl,
    },
  },
  build: {
    // The content security policy allows no data: fonts or pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Whoever is not signed in gets the pages that are drawn at build time, with one of the two entries in the middle.
    rolldownOptions: {
      input: {
        index: below('index.html'),
        'landing-main': below('src/app/landing-main.ts'),
        'site-main': below('src/app/site-main.tsx'),
        'service-worker': below('src/offline/service-worker.ts'),
      },
      ...(!isSsrBuild && {
        output: {
          entryFileNames: ({ name }: { readonly name: string }) =>
            name === 'service-worker' ? serviceWorkerFile : 'assets/[name]-[hash].js',
          // A chunk of several screens would be named after all of them.
          chunkFileNames: ({ name }: { readonly name: string }) =>
            `assets/${name.replace(/~.*/, '')}-[hash].js`,
          codeSplitting: { groups: screenChunks() },
        },
      }),
    },
    // The first with light-dark(). Rewritten for older ones, a sheet could not stay light on a dark desk.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  experimental: {
    // Pages that are drawn at build time name pictures as they do links: below the placeholder.
    renderBuiltUrl: (_file, { hostType, ssr }) =>
      hostType === 'html' || ssr ? undefined : { relative: true },
  },
}))
