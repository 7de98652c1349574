// Prettier's own styles, with one difference: a rule that fits into a line is a line.
import { doc } from "prettier";
import * as postcss from "prettier/plugins/postcss";

const { group, line } = doc.builders;
const own = postcss.printers.postcss;
const FORMAT = "longhall-css";

/** The same document, in which every forced break is one that is only made where the line is too long. */
function joined(printed) {
    return doc.utils.mapDoc(printed, (part) => {
        if (part.type === "break-parent") return "";
        return part.type === "line" && part.hard ? line : part;
    });
}

const isPlain = (node) => node.type === "css-rule" && node.nodes?.length > 0 && node.nodes.every(({ type }) => type === "css-decl");

export const parsers = { css: { ...postcss.parsers.css, astFormat: FORMAT } };
export const printers = {
    [FORMAT]: {
        ...own,
        print(path, options, print) {
            const printed = own.print(path, options, print);
            return isPlain(path.node) ? group(joined(printed)) : printed;
        },
    },
};
