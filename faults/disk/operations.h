#ifndef OPERATIONS_H
#define OPERATIONS_H

#define FUSE_USE_VERSION 35
#include <fuse_lowlevel.h>
#include <pthread.h>
#include "files.h"

extern const struct fuse_lowlevel_ops operations;
extern pthread_mutex_t disk_lock;

/** Nothing is remembered by the kernel: after a cut it has to ask again. */
enum { remembered_s = 0 };

void make_root(uid_t uid, gid_t gid);
Inode *inode_of(fuse_ino_t number);
fuse_ino_t number_of(Inode *inode);
struct stat stat_of(const Inode *inode);

// Of names.
void look_up(fuse_req_t req, fuse_ino_t parent, const char *name);
void forget(fuse_req_t req, fuse_ino_t number, uint64_t lookups);
void make_node(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode, dev_t device);
void make_folder(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode);
void create(fuse_req_t req, fuse_ino_t parent, const char *name, mode_t mode, struct fuse_file_info *file);
void make_symlink(fuse_req_t req, const char *target, fuse_ino_t parent, const char *name);
void read_link(fuse_req_t req, fuse_ino_t number);
void make_link(fuse_req_t req, fuse_ino_t number, fuse_ino_t parent, const char *name);
void take_name(fuse_req_t req, fuse_ino_t parent, const char *name);
void rename_file(fuse_req_t req, fuse_ino_t parent, const char *name, fuse_ino_t new_parent,
                 const char *new_name, unsigned int flags);

// Of content.
void open_file(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file);
void read_file(fuse_req_t req, fuse_ino_t number, size_t size, off_t at, struct fuse_file_info *file);
void write_file(fuse_req_t req, fuse_ino_t number, const char *bytes, size_t size, off_t at,
                struct fuse_file_info *file);
void sync_file(fuse_req_t req, fuse_ino_t number, int data_only, struct fuse_file_info *file);

// Of folders.
void open_folder(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file);
void read_folder(fuse_req_t req, fuse_ino_t number, size_t size, off_t from, struct fuse_file_info *file);
void close_folder(fuse_req_t req, fuse_ino_t number, struct fuse_file_info *file);

#endif
