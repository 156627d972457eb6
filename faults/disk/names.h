// When names become durable: in the order they were changed, by any sync, as ext4's journal does it; or strictly, each
// folder's only by a sync of the folder itself.
#ifndef NAMES_H
#define NAMES_H

#include "files.h"

typedef enum { names_as_ext4, names_strict } NameRule;

extern NameRule name_rule;

void change_name(Inode *folder, const char *name, Inode *inode);
/** Two changes that become durable together. */
void rename_entry(Inode *folder, const char *name, Inode *new_folder, const char *new_name);
/** A file's or a folder's own sync. */
void sync_names(Inode *inode);

typedef struct Cut {
  size_t pages, kept_pages, names, kept_names;
} Cut;

/** The power goes: what is not durable falls back, but for a share of the pages and the first changes of names. */
Cut cut_power(unsigned keep_percent, unsigned seed);

#endif
