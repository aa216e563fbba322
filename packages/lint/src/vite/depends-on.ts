import type { EnvironmentModuleGraph, EnvironmentModuleNode } from 'vite';

/** Files of all modules that import a file, directly or not, with the file itself; empty where nobody loaded it. */
export function dependsOn(graph: EnvironmentModuleGraph, file: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const open = [...(graph.getModulesByFile(file) ?? [])];
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    if (node.file) files.add(node.file);
    open.push(...node.importers);
  }
  return files;
}
