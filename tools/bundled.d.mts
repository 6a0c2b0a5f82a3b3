export declare const bundled: (entry: string) => Promise<string>
