import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/widgets/src/**/*.stories.tsx', '../apps/host/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The pictures of the fixtures, and the category tiles of the host.
  staticDirs: [
    { from: './pictures', to: '/pictures' },
    { from: '../apps/host/public/pictures', to: '/showroom/pictures' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, 'react-dom/server': '@showroom/widgets/shadow/no-server-rendering' },
    },
  }),
}

export default config
