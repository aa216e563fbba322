export { vitrine, type VitrineOptions } from './vite/plugin.ts';
